/** Those of the last ten days are being worked at. */
const stage = `case when not status in ('issued', 'refunded') then 'dropped' when status = 'refunded' then 'withdrawn'
  when at < now() - interval '10 days' then 'decided' when at < now() - interval '5 days' then 'sent'
  when at < now() - interval '2 days' then 'checked' else 'received' end`
const staged = `(select *, ${stage} as stage from drawn where product = 'visa') drawn`

const requests = `insert into visas.request (order_id, stage, country, type, days, entry, speed, travel_date, fee, people, until, taken_at,
    case_number, received_at, promised_at, decided_at)
  select id, stage, 'AE', 'tourist', 30, 'single', 'normal', flies + 30, total / people, people, at + interval '15 minutes', at,
    case when is_filed then 'V' || n end, case when is_filed then paid_at end, case when is_filed then paid_at + interval '7 days' end,
    case when stage = 'decided' then paid_at + interval '6 days' end
  from (select *, stage <> 'dropped' as is_filed from ${staged}) drawn`

const outcome = `case stage when 'decided' then 'approved' when 'withdrawn' then 'withdrawn' else 'waiting' end`
const applicants = `insert into visas.applicant (order_id, position, outcome, answered_at)
  select id, position, ${outcome}, case when stage in ('decided', 'withdrawn') then at + interval '6 days' end
  from ${staged}, generate_series(0, people - 1) position`

const papers = `insert into visas.paper (order_id, position, kind, blob_id, state)
  select id, position, paper, case when stage in ('received', 'checked', 'sent') then gen_random_uuid() end,
    case when stage in ('received', 'checked', 'sent') then 'given' else 'purged' end
  from ${staged}, generate_series(0, people - 1) position, unnest(array['passport', 'photo']) paper`

const events = `insert into visas.event (order_id, stage, at, says)
  select id, 'received', paid_at, 'پرونده رسید' from drawn where product = 'visa' and status in ('issued', 'refunded')`

/** One order in fifty is a visa. */
export const visaRows = [requests, applicants, papers, events] as const
