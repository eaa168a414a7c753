-- What is bought, said, asked for and opened remembers at whose site: a brand's folder by name. Null is older than brands.
alter table orders."order" add column brand text;
alter table messages.outbox add column brand text;
alter table accounts.sessions add column brand text;
alter table flights.watches add column brand text;
alter table help.contact_requests add column brand text;
alter table support.conversation add column brand text;
alter table withdrawals.request add column brand text;
