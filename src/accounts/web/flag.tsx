import './flag.css'
import sheet from '#accounts/web/flags.svg?no-inline'

/** A country's flag, by its ISO code; decoration beside its name. */
export function Flag({ code }: { readonly code: string }) {
  return (
    <svg className="flag" viewBox="0 0 3 2" aria-hidden="true">
      <use href={`${sheet}#${code}`} />
    </svg>
  )
}
