import { readFile, writeFile } from 'node:fs/promises'
import type { Agency } from '#app/door.ts'
import type { Commands } from '../commands.ts'
import { inTehran } from './formatted.ts'

type Desk = Pick<Agency, 'support' | 'orders'>

/** Conversations with travellers, who read the answers where they wrote. */
export const supportCommands: Commands<Desk> = {
  support: { takes: [], run: waiting },
  'support-show': { takes: ['ID'], run: (desk, [id = '']) => show(desk, id) },
  'support-answer': {
    takes: ['ID', '"NAME"', '"TEXT"'],
    async run({ support }, [id = '', name = '', text = '']) {
      await support.desk.answer(id, { name, text })
      return ['answered']
    },
  },
  'support-answer-file': {
    takes: ['ID', '"NAME"', '"TEXT"', 'FILE'],
    async run({ support }, [id = '', name = '', text = '', path = '']) {
      await support.desk.answer(id, { name, text, file: await readFile(path) })
      return ['answered']
    },
  },
  'support-file': {
    takes: ['ID', 'SEQ', 'FILE'],
    async run({ support }, [id = '', seq = '', path = '']) {
      const { type, bytes } = await support.desk.file(id, Number.parseInt(seq, 10))
      await writeFile(path, bytes, { flag: 'wx', mode: 0o600 })
      return [`${type}, ${bytes.length} bytes`]
    },
  },
  'support-hand': {
    takes: ['ID', '"NAME"'],
    async run({ support }, [id = '', name = '']) {
      await support.desk.handOn(id, name)
      return ['handed on']
    },
  },
  'support-close': {
    takes: ['ID'],
    async run({ support }, [id = '']) {
      await support.desk.close(id)
      return ['closed']
    },
  },
}

async function waiting({ support, orders }: Desk): Promise<readonly string[]> {
  const all = await support.desk.waiting()
  if (all.length === 0) return ['nobody waits']
  const numbers = await orders.numbersOf(all.flatMap(({ orderId }) => orderId ?? []))
  return all.map(({ id, orderId, since, answerBy, colleague, says }) => {
    const order = orderId === null ? '-' : (numbers.get(orderId) ?? orderId)
    const due = answerBy === null ? '-' : inTehran(answerBy)
    return [id, order, inTehran(since), due, colleague ?? '-', inOneLine(says ?? '')].join('\t')
  })
}

async function show({ support, orders }: Desk, id: string): Promise<readonly string[]> {
  const { orderId, messages, travellerRead } = await support.desk.show(id)
  const number = orderId === null ? undefined : (await orders.numbersOf([orderId])).get(orderId)
  return [
    `order ${number ?? '-'}\tread by the traveller up to ${travellerRead}`,
    ...messages.map(({ seq, sent_at, author, name, body, has_file, file }) =>
      [
        seq,
        inTehran(sent_at),
        name ?? author,
        inOneLine(body),
        ...(has_file ? [file?.type ?? 'purged'] : []),
      ].join('\t'),
    ),
  ]
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}
