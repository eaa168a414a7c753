import { Link } from 'react-router'

interface Props {
  readonly kinds: readonly { readonly name: string; readonly title: string }[]
  readonly current: string
}

/** The kinds of content, as links. */
export function TextKinds({ kinds, current }: Props) {
  const places = [{ name: '', title: 'وضعیت و نظرها' }, ...kinds]
  return (
    <nav className="desk-content-kinds" aria-label="گونه‌های محتوا">
      {places.map(({ name, title }) => (
        <Link
          key={name}
          to={name === '' ? '/desk/content' : `/desk/content/${name}`}
          aria-current={name === current ? 'page' : undefined}
        >
          {title}
        </Link>
      ))}
      <Link to="/desk/law">قوانین</Link>
    </nav>
  )
}
