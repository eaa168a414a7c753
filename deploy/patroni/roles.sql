-- /etc/patroni/roles.sql, run once by Patroni in a new cluster.
-- The owner of the tables migrates; the server and the worker read and write rows, and can switch no trigger of the ledger off.
create role parastoo login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password '${OWNER_PASSWORD}';
create role parastoo_server login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password '${SERVER_PASSWORD}';
create database parastoo owner parastoo;
