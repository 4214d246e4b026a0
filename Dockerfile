# The bot in a container: what it needs is put into a folder by itself, so that nothing of the installing stays behind.
FROM python:3.11.14-slim-bookworm AS installed
COPY requirements.txt .
RUN python -m venv --without-pip /opt/ziggurat \
    && pip --python /opt/ziggurat install --no-cache-dir --only-binary :all: --require-hashes -r requirements.txt

FROM python:3.11.14-slim-bookworm
RUN useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin ziggurat \
    && install -d -o ziggurat -g ziggurat /data
COPY --from=installed /opt/ziggurat /opt/ziggurat
WORKDIR /ziggurat
COPY bot.py THIRD_PARTY.md ./
COPY rules rules
COPY render render
COPY data data
COPY playground playground
COPY cogs cogs
RUN /opt/ziggurat/bin/python -m compileall -q .
USER ziggurat
ENV PATH=/opt/ziggurat/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    ZIGGURAT_DATABASE=/data/ziggurat.sqlite3 \
    ZIGGURAT_METRICS=9090
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 \
    CMD ["python", "-c", "import os, urllib.request; urllib.request.urlopen('http://127.0.0.1:%s/healthz' % os.environ['ZIGGURAT_METRICS'].rpartition(':')[2], timeout=8)"]
ENTRYPOINT ["python", "bot.py", "--data", "/data"]
