import './incident-banner.css'

interface Incident {
  readonly title: string
  readonly level: 'slow' | 'down'
}

/** Rendered by the server alone: an <aside> that the browser's script neither knows nor pays for. */
export function IncidentBanner({ incident }: { readonly incident: Incident }) {
  return (
    <aside className="incident-banner" data-level={incident.level} aria-label="خبر سرویس‌ها">
      <p className="wrap">
        <b>{incident.title}.</b> <a href="/status">وضعیت سرویس‌ها</a>
      </p>
    </aside>
  )
}
