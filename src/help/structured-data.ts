import { faqPath, type HelpQuestion } from '#help/question.ts'

/** schema.org, of what stands on the page. */
export function faqData(questions: readonly HelpQuestion[], site: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer, slug }) => ({
      '@type': 'Question',
      name: question,
      url: site + faqPath(slug),
      acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
    })),
  }
}
