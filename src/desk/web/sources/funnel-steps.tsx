import type { SourcesOnPage } from '#desk/web/sources/sources-page.server.ts'

/** Each step as a bar of the most; its number and its part of the step before are written beside. */
export function FunnelSteps({ steps }: { readonly steps: SourcesOnPage['steps'] }) {
  return (
    <ol className="sources-funnel">
      {steps.map(({ step, title, count, part, share }) => (
        <li key={step}>
          <span>{title}</span>
          <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
            <rect x={100 - share * 100} width={share * 100} height="10" data-step={step} />
          </svg>
          <b>{count}</b>
          <small>{part === undefined ? '' : `\u00a0${part}٪ گام پیش`}</small>
        </li>
      ))}
    </ol>
  )
}
