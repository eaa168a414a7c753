import type { OpenNow } from '#help/open-hours.ts'

interface Props {
  readonly open: OpenNow | null
  readonly hours: string
}

/** Whether somebody is there now, in words and in colour. */
export function ContactOpen({ open, hours }: Props) {
  return (
    <p className="contact-open" data-open={open?.isOpen}>
      {open && <strong>{open.words}</strong>}
      <span>{hours}</span>
    </p>
  )
}
