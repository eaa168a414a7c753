import './questions.css'
import { Icon } from '#web/ui/icon.tsx'

type Props = { questions: readonly { question: string; answer: string }[] }

/** Also works without scripts. */
export function Questions({ questions }: Props) {
  return questions.map(({ question, answer }) => (
    <details key={question} className="question">
      <summary>
        {question}
        <Icon name="caret-down-bold" size="small" />
      </summary>
      <p>{answer}</p>
    </details>
  ))
}
