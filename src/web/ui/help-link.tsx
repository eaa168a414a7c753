import './help-link.css'
import type { ReactNode } from 'react'

interface Props {
  /** a question's, under `/faq` */
  readonly slug: string
  readonly children: ReactNode
}

/** The way to an answer from where the question arises; beside the page, so that nothing typed is lost. */
export function HelpLink({ slug, children }: Props) {
  return (
    <a className="help-link" href={`/faq/${slug}`} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}
