-- The user and the database of the bot. Run once, as PostgreSQL's own administrator:
--
--     sudo -u postgres psql -v ON_ERROR_STOP=1 -f docs/running/postgresql.sql
--
-- Then give the user a password, which is asked for and never shown: sudo -u postgres psql -c '\password ziggurat'
-- In .env: ZIGGURAT_DATABASE=postgresql://ziggurat:PASSWORD@127.0.0.1/ziggurat

-- Twelve connections for each of eight processes, and one for a backup: what a server that allows a hundred leaves.
CREATE ROLE ziggurat LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE CONNECTION LIMIT 97;
CREATE DATABASE ziggurat OWNER ziggurat ENCODING 'UTF8' TEMPLATE template0;
REVOKE ALL ON DATABASE ziggurat FROM PUBLIC;
