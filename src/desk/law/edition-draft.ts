import * as z from 'zod/mini'
import { lawSlugs } from '#law/law-text.ts'

function text(says: string, least: number, most: number) {
  return z.string(says).check(z.trim(), z.minLength(least, says), z.maxLength(most, says))
}

const dayWords = 'روز آغاز را مانند ۱۴۰۵/۰۹/۱۰ بنویسید.'

const place = {
  owner: z.string('این قانون را نداریم.').check(z.regex(/^[a-z-]{2,30}$/, 'این قانون را نداریم.')),
  slug: z.enum(lawSlugs, 'این متن را نداریم.'),
  since: z.string(dayWords).check(z.regex(/^\d{4}-\d\d-\d\d$/, dayWords)),
}

/** A clause of the law as it is proposed to be read from a day on. */
export const ClauseDraft = z.object({
  ...place,
  /** empty: a clause more */
  clause: z.string().check(z.regex(/^[a-z0-9-]{0,60}$/, 'این بند را نداریم.')),
  title: text('عنوان بند را با ۳ تا ۱۲۰ حرف بنویسید.', 3, 120),
  summary: text('بند را به زبان ساده، با ۱۰ تا ۶۰۰ حرف بنویسید.', 10, 600),
  text: text('متن بند را با ۱۰ تا ۶۰۰۰ حرف بنویسید.', 10, 6000),
})

/** What stands above all clauses of a text. */
export const HeadDraft = z.object({
  ...place,
  title: text('عنوان متن را با ۳ تا ۸۰ حرف بنویسید.', 3, 80),
  lead: text('مقدمه را با ۱۰ تا ۶۰۰ حرف بنویسید.', 10, 600),
})

export const EditionDraft = z.union([ClauseDraft, HeadDraft])
export type EditionDraft = z.output<typeof EditionDraft>
