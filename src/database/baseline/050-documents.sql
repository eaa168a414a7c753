-- Pictures of documents that travellers attach. Sealed outside the database: neither it nor a backup of it shows a face.
create schema documents;

create table documents.blobs (
  id uuid primary key,
  user_id uuid not null references accounts.users on delete cascade,
  kind text not null check (kind in ('passport', 'photo', 'nationalCard', 'birthCertificate', 'previousVisa')),
  -- a keyed digest of the document's number: tells whose it is to who knows the number, and nothing to anybody else
  holder bytea check (octet_length(holder) = 32),
  sealed bytea not null check (octet_length(sealed) between 128 and 10485760),
  width integer not null check (width between 1 and 3000),
  height integer not null check (height between 1 and 3000),
  created_at timestamptz not null,
  purge_at timestamptz not null,
  check (purge_at > created_at)
);
-- what is sealed does not get smaller by packing
alter table documents.blobs alter column sealed set storage external;

create index blobs_listed on documents.blobs (user_id, created_at desc);
create index blobs_due on documents.blobs (purge_at);
-- a new picture of a document takes the place of the old one
create unique index blobs_one_of_a_document on documents.blobs (user_id, kind, holder) where holder is not null;

-- How often somebody, or an address, asked in a window.
create table documents.counts (
  what text not null,
  of_whom text not null,
  window_ends timestamptz not null,
  count integer not null,
  primary key (what, of_whom, window_ends)
);
create index counts_past on documents.counts (window_ends);
