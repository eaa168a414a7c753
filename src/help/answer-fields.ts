import { figureFault, filled } from '#content/placeholders.ts'
import { type FieldFault, paragraphsIn, textFault } from '#content/text-fault.ts'
import type { Fields } from '#content/version.ts'
import { figures } from '#help/figures.ts'
import type { HelpQuestion } from '#help/question.ts'
import { namedQuestions, questionAt, questions } from '#help/questions/all.ts'

const names = Object.keys(figures)

/** What may stand between braces in an answer, and what it says today. */
export const answerFigures = figures

/** The house's own words of a question with the names of its figures; undefined for no question. */
export function answerFieldsOf(slug: string): Fields | undefined {
  const own = questionAt(slug, namedQuestions)
  return own && { question: own.question, short: own.short, answer: own.answer.join('\n\n') }
}

export function answerFaults(slug: string, fields: Fields): readonly FieldFault[] {
  const own = answerFieldsOf(slug)
  if (own === undefined) return [{ property: 'key', says: 'این پرسش را نداریم.' }]
  const wrong = Object.keys(own).flatMap((property) => {
    const says = figureFault({ text: fields[property] ?? '', own: Object.values(own).join(' '), names })
    return says === undefined ? [] : [{ property, says }]
  })
  return [
    ...textFault(fields, 'question', { says: 'پرسش را با ۵ تا ۱۶۰ حرف بنویسید.', least: 5, most: 160 }),
    ...textFault(fields, 'short', { says: 'پاسخ کوتاه را با ۲ تا ۶۰ حرف بنویسید.', least: 2, most: 60 }),
    ...textFault(fields, 'answer', { says: 'پاسخ را با ۱۰ تا ۳۰۰۰ حرف بنویسید.', least: 10, most: 3000 }),
    ...wrong,
  ]
}

/** The question as the desk wrote it, with the figures of now; the house's own where it did not. */
export function questionWith(own: HelpQuestion, fields: Fields | undefined): HelpQuestion {
  if (fields === undefined) return { ...own }
  const said = (property: string) => filled(fields[property] ?? '', figures)
  const answer = paragraphsIn(said('answer') ?? '')
  const [question, short] = [said('question'), said('short')]
  if (question === undefined || short === undefined || answer.length === 0) return { ...own }
  return { ...own, question, short, answer }
}

/** Of a site at a moment. */
export function questionsAs(fieldsOf: (slug: string) => Fields | undefined): readonly HelpQuestion[] {
  return questions.map((own) => questionWith(own, fieldsOf(own.slug)))
}
