import '#desk/web/orders/order.css'
import './visa-page.css'
import { Link } from 'react-router'
import { DeskPage } from '#desk/web/desk-page.tsx'
import { useMay } from '#desk/web/use-staff.ts'
import { useVisaChecks } from '#desk/web/visas/use-visa-checks.ts'
import { VisaActions } from '#desk/web/visas/visa-actions.tsx'
import { VisaAppointment } from '#desk/web/visas/visa-appointment.tsx'
import { VisaAskAgain } from '#desk/web/visas/visa-ask-again.tsx'
import { VisaDecision } from '#desk/web/visas/visa-decision.tsx'
import { VisaFields } from '#desk/web/visas/visa-fields.tsx'
import { VisaFindings } from '#desk/web/visas/visa-findings.tsx'
import { VisaPictures } from '#desk/web/visas/visa-pictures.tsx'
import type { VisaView } from '#desk/web/visas/visa-view.ts'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { Tag } from '#web/ui/states/tag.tsx'
import type { Route } from './+types/visa-page'

export { loader } from './visa-page.server.ts'

export default function VisaPage({ loaderData: visa }: Route.ComponentProps) {
  return (
    <DeskPage
      title={`${visa.title} ${visa.caseNumber}`}
      sub={
        <>
          <Tag>{visa.stageWords}</Tag> {visa.due !== '' && <Tag tone={visa.dueTone}>تا {visa.due}</Tag>}{' '}
          {visa.chosen}
        </>
      }
      actions={<VisaActions visa={visa} />}
    >
      <nav className="desk-visa-people" aria-label="متقاضیان">
        <Link to="/desk/visas" data-close="">
          همهٔ درخواست‌ها
        </Link>
        <Link to={`/desk/orders/${visa.number}`}>سفارش {visa.number}</Link>
        {visa.applicants.map(({ place, name, words }) => (
          <Link
            key={place}
            to={`/desk/visas/${visa.number}?applicant=${place + 1}`}
            aria-current={place === visa.one.place ? 'page' : undefined}
          >
            <b>{name}</b> <small>{words}</small>
          </Link>
        ))}
      </nav>
      <OneApplicant key={visa.one.place} visa={visa} />
    </DeskPage>
  )
}

function OneApplicant({ visa }: { readonly visa: VisaView }) {
  const { number, one } = visa
  const isOfficer = useMay('visas.pictures')
  const mayWork = useMay('visas.work')
  const { checks, refusal } = useVisaChecks({ number, place: one.place, isWanted: isOfficer })
  const isReading = isOfficer && checks === undefined && refusal === undefined
  return (
    <div className="desk-visa" data-pictures={isOfficer ? '' : undefined}>
      {isOfficer && <VisaPictures number={number} one={one} />}
      <VisaFields one={one} checks={checks} isReading={isReading} />
      <div>
        <RefusalNote says={refusal} />
        <VisaFindings one={one} checks={checks} />
        {isOfficer && visa.policies.length > 0 && <Policies number={number} policies={visa.policies} />}
        {visa.appointment !== null && <VisaAppointment visa={visa} appointment={visa.appointment} />}
        {mayWork && <VisaAskAgain visa={visa} />}
        <VisaDecision visa={visa} mayWork={mayWork} />
      </div>
    </div>
  )
}

function Policies({ number, policies }: Pick<VisaView, 'number' | 'policies'>) {
  return (
    <section className="desk-card" aria-label="بیمهٔ سفر">
      <h2>بیمهٔ سفر</h2>
      {policies.map((policy) => (
        <a key={policy} href={`/api/desk/visas/${number}/policies/${encodeURIComponent(policy)}`} download>
          <bdi dir="ltr">{policy}</bdi>
        </a>
      ))}
    </section>
  )
}
