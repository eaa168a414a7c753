import type { Agency } from '#app/door.ts'
import type { Commands } from '../commands.ts'
import { inTehran } from './formatted.ts'

type Desk = Pick<Agency, 'help'>

export const contactCommands: Commands<Desk> = {
  'help-worst': { takes: [], run: ({ help }) => worst(help.feedback) },
  'help-unanswered': { takes: [], run: ({ help }) => unanswered(help.feedback) },
  contacts: { takes: [], run: ({ help }) => contacts(help.desk) },
  contact: { takes: ['NUMBER'], run: ({ help }, [number = '']) => contact(help.desk, Number(number)) },
  'contact-answer': {
    takes: ['NUMBER', '"TEXT"'],
    async run({ help }, [number = '', words = '']) {
      await help.desk.answer(Number(number), words)
      return ['answered']
    },
  },
  'contact-hand-on': {
    takes: ['NUMBER', 'DESK'],
    async run({ help }, [number = '', desk = '']) {
      await help.desk.handOn(Number(number), desk)
      return [`handed on to ${desk}`]
    },
  },
  'contact-close': {
    takes: ['NUMBER', '"REASON"'],
    async run({ help }, [number = '', reason = '']) {
      await help.desk.close(Number(number), reason)
      return ['closed']
    },
  },
}

type ContactDesk = Desk['help']['desk']

async function contacts(desk: ContactDesk): Promise<readonly string[]> {
  const lines = (await desk.open()).map((row) =>
    [
      row.number,
      row.desk,
      row.answerBy,
      row.callAt === null ? '-' : inTehran(row.callAt),
      inTehran(row.createdAt),
      row.topic,
      row.name,
    ].join('\t'),
  )
  return lines.length === 0 ? ['nobody waits'] : lines
}

async function contact(desk: ContactDesk, number: number): Promise<readonly string[]> {
  const row = await desk.read(number)
  return [
    `${row.number}\t${row.desk}\t${row.closedAt === null ? 'open' : 'closed'}`,
    `${row.name}\t${row.mobile}\t${row.email ?? '-'}`,
    `answer by ${row.answerBy}${row.callAt === null ? '' : ` at ${inTehran(row.callAt)}`}`,
    `${row.topic}\torder ${row.orderId === null ? 'as typed' : 'of the writer'}: ${row.orderNumber ?? '-'}\twritten ${inTehran(row.createdAt)}`,
    row.words === '' ? '-' : row.words,
    ...row.answers.map(({ words, at }) => `> ${inTehran(at)}\t${words}`),
    ...(row.closedBecause === null ? [] : [`closed: ${row.closedBecause}`]),
  ]
}

type Feedback = Desk['help']['feedback']

async function worst(feedback: Feedback): Promise<readonly string[]> {
  const lines = (await feedback.worst()).map(({ slug, yes, no }) => `${slug}\tno ${no}\tyes ${yes}`)
  return lines.length === 0 ? ['nobody was left without help'] : lines
}

async function unanswered(feedback: Feedback): Promise<readonly string[]> {
  const lines = (await feedback.unanswered()).map(
    ({ words, times, lastOn }) => `${times}\t${lastOn}\t${words}`,
  )
  return lines.length === 0 ? ['every search found an answer'] : lines
}
