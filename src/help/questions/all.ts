import { filled } from '#content/placeholders.ts'
import { figures } from '#help/figures.ts'
import type { HelpQuestion, Topic } from '#help/question.ts'
import { topics } from '#help/question.ts'
import { accountQuestions } from '#help/questions/account.ts'
import { baggageQuestions } from '#help/questions/baggage.ts'
import { childQuestions } from '#help/questions/children.ts'
import { delayQuestions } from '#help/questions/delay.ts'
import { hotelQuestions } from '#help/questions/hotel.ts'
import { paymentQuestions } from '#help/questions/payment.ts'
import { peopleQuestions } from '#help/questions/people.ts'
import { refundQuestions } from '#help/questions/refund.ts'
import { visaQuestions } from '#help/questions/visa.ts'

/** As they are written: figures of the house by their names. */
export const namedQuestions: readonly HelpQuestion[] = [
  ...refundQuestions,
  ...paymentQuestions,
  ...baggageQuestions,
  ...peopleQuestions,
  ...delayQuestions,
  ...childQuestions,
  ...hotelQuestions,
  ...visaQuestions,
  ...accountQuestions,
]

/** Amounts in the unit of whoever looks, each time an answer is read. */
export const questions: readonly HelpQuestion[] = namedQuestions.map((one) => ({
  ...one,
  question: withFigures(one.question),
  short: withFigures(one.short),
  get answer() {
    return one.answer.map(withFigures)
  },
  also: withFigures(one.also),
}))

function withFigures(text: string): string {
  const says = filled(text, figures)
  if (says === undefined) throw new Error(`a figure is named that the house does not have: ${text}`)
  return says
}

export function questionAt(slug: string, among = questions): HelpQuestion | undefined {
  return among.find((one) => one.slug === slug)
}

export interface TopicGroup {
  readonly topic: Topic
  readonly name: string
  readonly questions: readonly HelpQuestion[]
}

export function byTopic(among = questions): readonly TopicGroup[] {
  return (Object.keys(topics) as Topic[]).map((topic) => ({
    topic,
    name: topics[topic],
    questions: among.filter((one) => one.topic === topic),
  }))
}
