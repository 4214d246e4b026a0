"""Answers to interactions and messages by interaction token; the token in the path is the credential."""

from __future__ import annotations

from playground.errors import refusal
from playground.rest.call import Answer, Call, Routes
from playground.world.ids import APPLICATION_ID

TRUE = ("true", "1")


def callback(call: Call) -> Answer:
    """POST /interactions/I/TOKEN/callback"""
    answer = call.core.interactions.answer(call.params["interaction"], call.params["token"], call.object(), call.files)
    if call.query.get("with_response", "").lower() in TRUE:
        return 200, answer
    return 204, None


def _check_application(call: Call) -> None:
    if call.params["application"] != APPLICATION_ID:
        raise refusal(10015)


def follow_up(call: Call) -> Answer:
    """POST /webhooks/A/TOKEN"""
    _check_application(call)
    message = call.core.interactions.follow_up(call.params["token"], call.object(), call.files)
    if call.query.get("wait", "").lower() in TRUE:
        return 200, call.core.views.message(message)
    return 204, None


def get(call: Call) -> Answer:
    """GET /webhooks/A/TOKEN/messages/M"""
    _check_application(call)
    return 200, call.core.views.message(call.core.interactions.get(call.params["token"], call.params["message"]))


def edit(call: Call) -> Answer:
    """PATCH /webhooks/A/TOKEN/messages/M"""
    _check_application(call)
    message = call.core.interactions.edit(call.params["token"], call.params["message"], call.object(), call.files)
    return 200, call.core.views.message(message)


def remove(call: Call) -> Answer:
    """DELETE /webhooks/A/TOKEN/messages/M"""
    _check_application(call)
    call.core.interactions.delete(call.params["token"], call.params["message"])
    return 204, None


_MESSAGE = "/webhooks/{application}/{token}/messages/{message}"

ROUTES: Routes = [
    ("POST", "/interactions/{interaction}/{token}/callback", callback),
    ("POST", "/webhooks/{application}/{token}", follow_up),
    ("GET", _MESSAGE, get),
    ("PATCH", _MESSAGE, edit),
    ("DELETE", _MESSAGE, remove),
]
