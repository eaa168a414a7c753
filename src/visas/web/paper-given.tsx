import { useId } from 'react'
import { PictureChoice } from '#documents/web/picture-choice.tsx'
import { PaperDoubted } from '#visas/web/paper-doubted.tsx'
import { paperIcons } from '#visas/web/paper-icons.ts'
import { PictureDoubted } from '#visas/web/picture-doubted.tsx'
import { useReplacing } from '#visas/web/use-replacing.ts'
import type { ApplicantTexts } from '#visas/web/visa-order-texts.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Tag, type TagTone } from '#web/ui/states/tag.tsx'

type Paper = ApplicantTexts['papers'][number]

interface Props {
  readonly orderId: string
  readonly applicant: number
  readonly paper: Paper
}

const states = {
  given: { says: 'رسید', tone: 'plain' },
  checked: { says: 'تأیید شد', tone: 'good' },
  'asked-again': { says: 'دوباره لازم است', tone: 'warn' },
  purged: { says: 'پاک شد', tone: 'plain' },
} as const satisfies Record<Paper['state'], { says: string; tone: TagTone }>

export function PaperGiven({ orderId, applicant, paper }: Props) {
  const id = useId()
  const { kind, name, state, says, against } = paper
  const { isBusy, fault, advice, looked, doubted, replace, goOn, insist } = useReplacing({
    orderId,
    applicant,
    kind,
    against,
  })
  return (
    <li className="paper" data-at={fault === undefined ? state : 'wrong'}>
      <span className="paper-sign" aria-hidden="true">
        <Icon name={paperIcons[kind]} size="medium" />
      </span>
      <div className="paper-words">
        <b>{name}</b>
        {says !== null && <p className="paper-advice">{says}</p>}
        {fault !== undefined && (
          <p className="paper-fault" id={`${id}-fault`} role="alert">
            {fault}
          </p>
        )}
        {advice.map((one) => (
          <p key={one} className="paper-advice" role="status">
            {one}
          </p>
        ))}
      </div>
      <div className="paper-acts">
        <Tag tone={states[state].tone}>
          {isBusy && <span className="spinner" aria-hidden="true" />}
          {isBusy ? 'در حال فرستادن' : states[state].says}
        </Tag>
        {state === 'asked-again' && !isBusy && (
          <PictureChoice
            of={name}
            words={kind === 'photo' ? 'عکس دیگری بفرستید' : 'تصویر دیگری بفرستید'}
            icon="upload-simple-bold"
            kind="tonal"
            fault={fault === undefined ? undefined : `${id}-fault`}
            onFile={replace}
          />
        )}
      </div>
      {looked && <PictureDoubted of={name} findings={looked.findings} onGoOn={() => goOn(looked.file)} />}
      {doubted && <PaperDoubted others={doubted.others} onInsist={() => insist(doubted)} />}
    </li>
  )
}
