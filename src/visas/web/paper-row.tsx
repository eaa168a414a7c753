import { type ReactNode, useId } from 'react'
import { PictureChoice } from '#documents/web/picture-choice.tsx'
import { shrunk } from '#documents/web/shrunk.ts'
import type { PaperNeeded } from '#visas/responses.ts'
import { paperIcons } from '#visas/web/paper-icons.ts'
import { PictureDoubted } from '#visas/web/picture-doubted.tsx'
import type { Paper } from '#visas/web/request-draft.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Tag } from '#web/ui/states/tag.tsx'

interface Props {
  readonly needed: PaperNeeded
  readonly paper: Paper | undefined
  readonly fault: string | undefined
  readonly onFile: (file: File) => void
  readonly onGoOn: (file: File) => void
  readonly children?: ReactNode
}

export function PaperRow({ needed, paper, fault, onFile, onGoOn, children }: Props) {
  const id = useId()
  const { kind, name, note, isOptional } = needed
  const says = fault ?? (paper?.at === 'wrong' ? paper.says : undefined)
  return (
    <li className="paper" data-at={says === undefined ? (paper?.at ?? 'nothing') : 'wrong'}>
      <span className="paper-sign" aria-hidden="true">
        <Icon name={paperIcons[kind]} size="medium" />
      </span>
      <div className="paper-words">
        <b>
          {name} {isOptional && <small>اختیاری</small>}
        </b>
        <p>{note}</p>
        {paper !== undefined && (
          <p className="paper-file">
            <bdi>{paper.name}</bdi>
          </p>
        )}
        {says !== undefined && (
          <p className="paper-fault" id={`${id}-fault`}>
            {says}
          </p>
        )}
        {paper?.at === 'kept' &&
          paper.advice.map((advice) => (
            <p key={advice} className="paper-advice">
              <Icon name="info-fill" size="small" /> {advice}
            </p>
          ))}
      </div>
      <div className="paper-acts">
        <PaperStatus paper={paper} />
        {paper?.at === 'wrong' && paper.tooLarge && <Shrink file={paper.tooLarge} onFile={onFile} />}
        <PictureChoice
          of={name}
          words={paper === undefined ? 'انتخاب' : 'تعویض'}
          icon="upload-simple-bold"
          kind="line"
          fault={says === undefined ? undefined : `${id}-fault`}
          onFile={onFile}
        />
      </div>
      {paper?.at === 'doubted' && (
        <PictureDoubted of={name} findings={paper.findings} onGoOn={() => onGoOn(paper.file)} />
      )}
      {children && <div className="paper-checked">{children}</div>}
      <p className="only-spoken" role="status">
        {spoken(name, paper)}
      </p>
    </li>
  )
}

function PaperStatus({ paper }: Pick<Props, 'paper'>) {
  if (paper?.at === 'kept')
    return (
      <Tag tone="good" icon="check-circle-fill">
        بارگذاری شد
      </Tag>
    )
  if (paper?.at === 'checking' || paper?.at === 'sending')
    return (
      <Tag tone="warn">
        <span className="spinner" aria-hidden="true" />
        {paper.at === 'checking' ? 'در حال بررسی' : 'در حال فرستادن'}
      </Tag>
    )
  return paper?.at === 'doubted' ? <Tag tone="warn">فرستاده نشد</Tag> : null
}

function Shrink({ file, onFile }: { readonly file: File; readonly onFile: (file: File) => void }) {
  return (
    <Button
      kind="tonal"
      size="small"
      onClick={() => void shrunk(file).then((smaller) => onFile(smaller ?? new File([], file.name)))}
    >
      کوچک کردن همین تصویر
    </Button>
  )
}

function spoken(name: string, paper: Paper | undefined): string {
  switch (paper?.at) {
    case undefined:
      return ''
    case 'doubted': // its alert speaks
      return ''
    case 'checking':
    case 'sending':
      return `${name} در حال بارگذاری است`
    case 'kept':
      return [`${name} بارگذاری شد`, ...paper.advice].join('. ')
    case 'wrong':
      return `${name}: ${paper.says}`
    default:
      return paper satisfies never
  }
}
