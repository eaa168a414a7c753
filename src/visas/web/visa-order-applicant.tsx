import { moneyUnit } from '#money/display-unit.ts'
import type { VisaTracked } from '#visas/responses.ts'
import { PaperGiven } from '#visas/web/paper-given.tsx'
import type { ApplicantTexts } from '#visas/web/visa-order-texts.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import { Tag, type TagTone } from '#web/ui/states/tag.tsx'

interface Props {
  readonly orderId: string
  readonly one: ApplicantTexts
}

type Outcome = VisaTracked['applicants'][number]['outcome']

const outcomes = {
  waiting: { says: 'در انتظار پاسخ', tone: 'warn', icon: 'clock-countdown-fill' },
  approved: { says: 'ویزا صادر شد', tone: 'good', icon: 'check-circle-fill' },
  rejected: { says: 'رد شد', tone: 'bad', icon: 'x-circle-fill' },
  withdrawn: { says: 'انصراف', tone: 'plain', icon: 'info-fill' },
} as const satisfies Record<Outcome, { says: string; tone: TagTone; icon: IconName }>

export function VisaOrderApplicant({ orderId, one }: Props) {
  const { name, latin, document, outcome, reason, file, papers, refunded } = one
  return (
    <li>
      <header>
        <p>
          <b>{name}</b> {outcome !== null && <Answer outcome={outcome} />}
          <br />
          <span className="order-soft">
            <bdi dir="ltr">{latin}</bdi>
            {document !== null && (
              <>
                {' '}
                &nbsp;· {document.kind} <bdi dir="ltr">{document.number}</bdi>
              </>
            )}
          </span>
        </p>
        {file !== null && (
          <a className="button" data-kind="primary" data-size="small" href={file} download>
            <Icon name="download-simple-bold" />
            <span>
              دانلود ویزا<span className="only-spoken">ی {name}</span>
            </span>
          </a>
        )}
      </header>
      {reason !== null && <p>دلیل مرجع صدور: {reason}</p>}
      {refunded !== null && (
        <p>
          <bdi dir="ltr">{refunded}</bdi> {moneyUnit()} برای این متقاضی برگشت.
        </p>
      )}
      {papers.length > 0 && (
        <ul aria-label={`مدارک ${name}`}>
          {papers.map((paper) => (
            <PaperGiven key={paper.kind} orderId={orderId} applicant={one.applicant} paper={paper} />
          ))}
        </ul>
      )}
    </li>
  )
}

function Answer({ outcome }: { readonly outcome: Outcome }) {
  const { says, tone, icon } = outcomes[outcome]
  return (
    <Tag tone={tone} icon={icon}>
      {says}
    </Tag>
  )
}
