-- A picture or a PDF sent with a message of a conversation: sealed outside the database, gone with the conversation or when its time is over.
alter table support.message add column has_file boolean not null default false;
alter table support.message drop constraint message_body_check;
alter table support.message
  add constraint says_something check ((body <> '' or has_file) and length(body) <= 4000),
  add constraint only_people_send_files check (not has_file or author in ('traveller', 'person'));

create table support.file (
  id uuid primary key,
  conversation_id uuid not null,
  seq integer not null,
  type text not null check (type in ('application/pdf', 'image/jpeg')),
  bytes integer not null check (bytes > 0),
  -- of a picture
  width integer check (width > 0),
  height integer check (height > 0),
  sealed bytea not null,
  sent_at timestamptz not null,
  purge_at timestamptz not null check (purge_at > sent_at),
  unique (conversation_id, seq),
  foreign key (conversation_id, seq) references support.message on delete cascade,
  constraint a_picture_has_a_size check ((type = 'image/jpeg') = (width is not null) and (width is null) = (height is null))
);
-- sealed bytes do not compress
alter table support.file alter column sealed set storage external;
create index file_due on support.file (purge_at);
create trigger files_stand before update on support.file for each statement execute function public.refuse_change();
