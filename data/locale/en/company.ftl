# With whom one plays: people one would rather not meet, and people one is looking for.

## The avoid list

avoid-heading = **People you would rather not play with**
avoid-about = They cannot sit down at your table, nor you at theirs, and nobody brings you together. Only you see this list. At tables that you share already nothing changes.
avoid-nobody = There is nobody on it.
avoid-add = Add people
avoid-remove = Take people off the list
avoid-done = Done, the list is changed.
avoid-removed = Done, they are off the list.

error-avoid-self = You cannot put yourself on the list.
error-avoid-bot = Bots are not on the list: leave bot players out when you open a table.
error-avoid-full = The list holds { $most } people. Take somebody off it first.
error-no-seat-for-you = There is no seat for you at this table. Open one of your own with **/play**.
error-not-their-seat = They cannot take this seat. Please ask somebody else.
