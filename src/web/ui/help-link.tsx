import './help-link.css'
import type { ReactNode } from 'react'

interface Props {
  /** a question's, under `/faq` */
  readonly slug: string
  /** what it is asked about */
  readonly orderId?: string
  readonly children: ReactNode
}

/** The way to an answer from where the question arises; beside the page, so that nothing typed is lost. */
export function HelpLink({ slug, orderId, children }: Props) {
  return (
    <a
      className="help-link"
      href={`/faq/${slug}${orderId === undefined ? '' : `?orderId=${orderId}`}`}
      target="_blank"
      rel="noreferrer"
    >
      {children}
    </a>
  )
}
