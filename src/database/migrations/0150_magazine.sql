-- What the magazine's WordPress said when it was last read: pages are served from here alone, also while it is away.
create schema magazine;

-- One row: which site was read, when, and what became of the last try.
create table magazine.reading (
  is_only boolean primary key default true check (is_only),
  source text not null,
  -- when all of it was read, and when what had changed was read; null before the first time
  whole_at timestamptz,
  read_at timestamptz,
  tried_at timestamptz not null,
  failure text,
  constraint whole_is_read check (whole_at is null or read_at >= whole_at)
);

create table magazine.category (
  id bigint primary key,
  slug text not null unique check (slug <> ''),
  name text not null check (name <> '')
);

create table magazine.article (
  id bigint primary key,
  slug text not null unique check (slug <> ''),
  title text not null check (title <> ''),
  excerpt text not null,
  -- as it was sent: cleaned by our allow-list whenever it is shown
  html text not null,
  author text,
  published_at timestamptz not null,
  modified_at timestamptz not null,
  minutes smallint not null check (minutes > 0),
  picture text,
  picture_alt text not null default '',
  categories bigint[] not null default '{}',
  -- folded: title, excerpt and words
  searched text not null
);
create index on magazine.article (published_at desc, id desc);
create index on magazine.article using gin (categories);

-- An article that was renamed is found at its old address too.
create table magazine.former_slug (
  slug text primary key,
  article_id bigint not null references magazine.article on delete cascade
);
create index on magazine.former_slug (article_id);

-- Fetched, decoded and drawn anew; the id is a digest of the address.
create table magazine.picture (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  address text not null unique,
  width integer check (width > 0),
  height integer check (height > 0),
  wide bytea,
  small bytea,
  tries smallint not null default 0,
  try_after timestamptz not null,
  constraint drawn_whole check (
    (wide is null) = (small is null) and (wide is null) = (width is null) and (wide is null) = (height is null)
  )
);
create index on magazine.picture (try_after) where wide is null;
