import type { ReactNode } from 'react'
import { Tag } from '#web/ui/states/tag.tsx'

type RowProps = {
  icon: ReactNode
  title: string
  state?: ReactNode
  children: [words: ReactNode, action: ReactNode]
}

export function KeyRow({ icon, title, state, children: [words, action] }: RowProps) {
  return (
    <li>
      <span className="auth-sign">{icon}</span>
      <div className="auth-words">
        <h3>
          {title} {state}
        </h3>
        <p>{words}</p>
      </div>
      {action}
    </li>
  )
}

export function On() {
  return (
    <Tag tone="good" icon="check-circle-fill">
      فعال
    </Tag>
  )
}
