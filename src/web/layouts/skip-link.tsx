import './skip-link.css'

interface Props {
  readonly to?: string
  readonly words?: string
}

/** For the keyboard: past the header, straight to what the page is about. */
export function SkipLink({ to = 'content', words = 'رفتن به محتوای صفحه' }: Props) {
  return (
    <a className="skip-link" href={`#${to}`}>
      {words}
    </a>
  )
}
