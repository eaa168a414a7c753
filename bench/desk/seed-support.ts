/** So many conversations, and so many requests to be written or called back: each of another order, the newest last. */
const many = 20_000
const chosen = `(select * from drawn where n % greatest(1, ORDERS / ${many}) = 0) drawn`
/** One in forty has not been answered. */
const isOpen = 'random() < 0.025'

const conversations = `insert into support.conversation
    (id, user_id, order_id, opened_at, waiting_since, answer_by, is_handed, last_seq, traveller_read, desk_read, closed_at)
  select gen_random_uuid(), owner_id, id, at, case when is_open then now() - interval '1 hour' end,
    case when is_open then now() + (n % 90 - 30) * interval '1 minute' end, is_open, 6, 6, case when is_open then 4 else 6 end,
    case when not is_open then at + interval '1 hour' end
  from (select *, ${isOpen} as is_open from ${chosen}) drawn`

const messages = `insert into support.message (conversation_id, seq, id, author, name, body, sent_at)
  select id, seq, gen_random_uuid(), case seq % 2 when 1 then 'traveller' else 'person' end, case seq % 2 when 0 then 'مریم' end,
    'پیام شمارهٔ ' || seq || ' دربارهٔ بلیت تهران به مشهد و ساعت پرواز فردا', opened_at + seq * interval '5 minutes'
  from support.conversation, generate_series(1, 6) seq`

const requests = `insert into help.contact_requests (id, number, user_id, name, mobile, answer_by, topic, words, created_at, closed_at, order_number,
    order_id, brand)
  select md5('contact ' || n)::uuid, 20000000 + n, owner_id, 'سارا محمدی', '+98912' || lpad(owner::text, 7, '0'), 'sms', 'trips',
    'پرسش شمارهٔ ' || n || ' دربارهٔ سفر', at, case when not is_open then at + interval '5 hours' end, (100000000 + n)::text, id, 'parastoo'
  from (select *, ${isOpen} as is_open from ${chosen}) drawn`

const answers = `insert into help.contact_answers (request_id, words, at)
  select id, 'پاسخ همکار ما', closed_at from help.contact_requests where closed_at is not null`

const promised = `insert into promises.promise (kind, subject, given_at, due_at, kept_at)
  select 'contact-answered', id::text, created_at, created_at + interval '1 day', closed_at from help.contact_requests`

const tasks = `insert into promises.task (number, promise_id, opened_at, closed_at)
  select number, promise.id, created_at, closed_at from help.contact_requests
    join promises.promise on kind = 'contact-answered' and subject = contact_requests.id::text`

/** Of each kind that the desk may write over. */
const texts = `insert into content.version (kind, key, fields, starts_at, written_by, written_at)
  select kind, key, fields, now(), 'سنجش', now() from (values
    ('notice', 'bench', '{"words": "آزمایش", "link": "", "path": "/nowhere"}'::jsonb), ('landing', 'MHD', '{"lede": "مشهد", "about": ""}'),
    ('answer', 'bench', '{"question": "آزمایش", "short": "آزمایش", "answer": "آزمایش"}'),
    ('message', 'ticket-issued', null)) as one (kind, key, fields), generate_series(1, 50)`

/** What people write to the house, and what it writes over its own texts. */
export const supportRows = [conversations, messages, requests, answers, promised, tasks, texts] as const
