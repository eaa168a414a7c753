import type { TopicGroup } from '#help/questions/all.ts'
import { topicIcons } from '#help/web/topic-icons.ts'
import { persianDigits } from '#money/digits.ts'
import { Icon } from '#web/ui/icon.tsx'

/** The one that is read is marked by the style alone (`:target-current`). */
export function TopicNav({ groups }: { readonly groups: readonly TopicGroup[] }) {
  return (
    <nav className="help-topics" aria-label="موضوع‌ها">
      <p aria-hidden="true">موضوع‌ها</p>
      <ul className="strip">
        {groups.map(({ topic, name, questions }) => (
          <li key={topic}>
            <a href={`#${topic}`}>
              <Icon name={topicIcons[topic]} />
              {name} <span>{persianDigits(questions.length)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
