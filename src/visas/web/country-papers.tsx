import './country-papers.css'
import { persianDigits } from '#money/digits.ts'
import type { VisaFacts } from '#visas/responses.ts'
import { paperIcons } from '#visas/web/paper-icons.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Tag } from '#web/ui/states/tag.tsx'

export function CountryPapers({ papers, otherPapers }: Pick<VisaFacts, 'papers' | 'otherPapers'>) {
  return (
    <section className="card visa-card" aria-labelledby="visa-papers">
      <h2 id="visa-papers">مدارک لازم</h2>
      <p className="visa-sub">
        <bdi dir="ltr">JPG</bdi> یا <bdi dir="ltr">PNG</bdi>، هر فایل حداکثر {persianDigits(5)} مگابایت. در
        قدم بعد، برای هر متقاضی جدا می‌فرستید.
      </p>
      <ul className="country-papers">
        {papers.map(({ kind, name, note, isOptional }) => (
          <li key={kind}>
            <span className="paper-tile">
              <Icon name={paperIcons[kind]} size="medium" />
            </span>
            <div>
              <b>{name}</b>
              <small>{note}</small>
            </div>
            {isOptional && <Tag>اختیاری</Tag>}
          </li>
        ))}
      </ul>
      {otherPapers.length > 0 && (
        <>
          <h3>جز این تصویرها</h3>
          <ul className="other-papers">
            {otherPapers.map((paper) => (
              <li key={paper}>
                <Icon name="check-circle-fill" size="small" />
                {paper}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
