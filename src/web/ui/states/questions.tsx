import './questions.css'
import { Icon } from '#web/ui/icon.tsx'

type Props = { questions: readonly { question: string; answer: string }[] }

/** What is asked before, for a card of its own; each answer opens under its question, without the script too. */
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
