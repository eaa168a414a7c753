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

export const questions: readonly HelpQuestion[] = [
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

export function questionAt(slug: string): HelpQuestion | undefined {
  return questions.find((one) => one.slug === slug)
}

export interface TopicGroup {
  readonly topic: Topic
  readonly name: string
  readonly questions: readonly HelpQuestion[]
}

export function byTopic(): readonly TopicGroup[] {
  return (Object.keys(topics) as Topic[]).map((topic) => ({
    topic,
    name: topics[topic],
    questions: questions.filter((one) => one.topic === topic),
  }))
}
