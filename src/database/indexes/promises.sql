-- How promises of a kind were kept since a day is counted every few seconds for the status page, and by whoever opens the page of
-- refunds: without it each of them reads all that were ever given.
create index concurrently promise_given on promises.promise (kind, given_at);
