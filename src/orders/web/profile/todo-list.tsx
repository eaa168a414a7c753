import './todo-list.css'
import type { Todo } from '#orders/web/profile/todos.ts'
import { LinkButton } from '#web/ui/fields/button.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import { Note } from '#web/ui/states/note.tsx'

const icons = {
  pay: 'clock-countdown-fill',
  passport: 'identification-card-duotone',
  password: 'shield-check-duotone',
  facts: 'user-duotone',
} as const satisfies Record<Todo['kind'], IconName>

export function TodoList({ todos }: { readonly todos: readonly Todo[] }) {
  if (todos.length === 0) return null
  return (
    <section className="todos" aria-label="کارهای پیش رو">
      {todos.map(({ key, kind, says, action, to }) => (
        <Note
          key={key}
          tone={kind === 'facts' ? 'info' : 'warn'}
          icon={icons[kind]}
          action={
            <LinkButton kind="ghost" size="small" to={to}>
              {action}
            </LinkButton>
          }
        >
          {says}
        </Note>
      ))}
    </section>
  )
}
