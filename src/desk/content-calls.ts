import * as z from 'zod/mini'
import { contentKinds } from '#content/version.ts'
import { deskCall } from '#desk/desk-call.ts'
import { ClauseDraft, HeadDraft } from '#desk/law/edition-draft.ts'

const numberWords = 'این شماره درست نیست.'
const number = z.string(numberWords).check(z.regex(/^\d{1,9}$/, numberWords))
const ofIncident = z.object({ number })
const ofReview = z.object({ id: number })

function text(says: string, least: number, most: number) {
  return z.string(says).check(z.trim(), z.minLength(least, says), z.maxLength(most, says))
}

const words = text('متن را با ۳ تا ۵۰۰ حرف بنویسید.', 3, 500)
const reason = text('دلیل را در یک تا ۳۰۰ حرف بنویسید؛ نویسندهٔ نظر آن را می‌بیند.', 1, 300)

const momentWords = 'روز و ساعت را درست بنویسید.'
const moment = z.nullable(z.iso.datetime(momentWords))
const TextDraft = z.object({
  kind: z.enum(contentKinds, 'گونهٔ متن را انتخاب کنید.'),
  key: z.string().check(z.regex(/^[A-Za-z0-9-]{0,60}$/, 'این متن را نداریم.')),
  brand: z.nullable(z.string()),
  fields: z.nullable(z.record(z.string(), z.string().check(z.maxLength(5000, 'این متن بلند است.')))),
  startsAt: moment,
  endsAt: moment,
})

/** Texts over the house's own, incidents of the status page, and what guests say of hotels. */
export const contentCalls = {
  previewText: deskCall('POST /api/desk/content/previews', 'content.write', {
    summary: 'Says a text as each site would, and writes nothing',
    body: TextDraft,
    answer: z.array(
      z.object({
        site: z.string(),
        title: z.string(),
        lines: z.array(z.string()),
        notes: z.array(z.string()),
      }),
    ),
  }),
  writeText: deskCall('POST /api/desk/content/versions', 'content.write', {
    summary: 'Writes a version of a text, from an hour on; without fields it is the house’s own again',
    body: TextDraft,
    answer: z.object({ key: z.string() }),
  }),
  proposeEdition: deskCall('POST /api/desk/law/editions', 'content.write', {
    summary: 'Proposes another wording of a clause of the law, from a day on; another approves it',
    body: z.extend(ClauseDraft, { reason: text('دلیل را بنویسید؛ از ۵ تا ۵۰۰ حرف.', 5, 500) }),
    answer: z.object({ number: z.int() }),
  }),
  proposeLawHead: deskCall('POST /api/desk/law/heads', 'content.write', {
    summary: 'Proposes another title and lead of a text of the law, from a day on; another approves it',
    body: z.extend(HeadDraft, { reason: text('دلیل را بنویسید؛ از ۵ تا ۵۰۰ حرف.', 5, 500) }),
    answer: z.object({ number: z.int() }),
  }),
  openIncident: deskCall('POST /api/desk/incidents', 'incidents.write', {
    summary: 'Says on the status page and in the banner what is not well',
    body: z.object({
      services: z.array(z.string()).check(z.minLength(1, 'دست‌کم یک سرویس را انتخاب کنید.'), z.maxLength(20)),
      level: z.enum(['slow', 'down'], 'شدت رخداد را انتخاب کنید.'),
      title: text('عنوان را با ۳ تا ۸۰ حرف بنویسید.', 3, 80),
      words,
    }),
    answer: z.object({ number: z.int() }),
  }),
  updateIncident: deskCall('POST /api/desk/incidents/{number}/updates', 'incidents.write', {
    summary: 'Says more about an open incident',
    params: ofIncident,
    body: z.object({ words }),
  }),
  closeIncident: deskCall('POST /api/desk/incidents/{number}/close', 'incidents.write', {
    summary: 'Closes an incident with a last word',
    params: ofIncident,
    body: z.object({ words }),
  }),
  publishReview: deskCall('POST /api/desk/reviews/{id}/publish', 'reviews.decide', {
    summary: 'Everybody may read this review',
    params: ofReview,
  }),
  refuseReview: deskCall('POST /api/desk/reviews/{id}/refuse', 'reviews.decide', {
    summary: 'Nobody reads this review; its author is told the reason',
    params: ofReview,
    body: z.object({ reason }),
  }),
  holdReview: deskCall('POST /api/desk/reviews/{id}/hold', 'reviews.decide', {
    summary: 'Takes a published review back until it is decided again',
    params: ofReview,
    body: z.object({ reason }),
  }),
  answerReview: deskCall('POST /api/desk/reviews/{id}/answer', 'reviews.decide', {
    summary: 'The hotel’s words under a published review; later ones take the place of earlier ones',
    params: ofReview,
    body: z.object({ words: text('پاسخ را در یک تا ۱۰۰۰ حرف بنویسید.', 1, 1000) }),
  }),
}
