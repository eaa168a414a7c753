import type { HelpQuestion } from '#help/question.ts'
import { questions } from '#help/questions/all.ts'
import { wordsOf } from '#help/words-of.ts'

interface Indexed {
  readonly question: HelpQuestion
  readonly weights: ReadonlyMap<string, number>
}

/** What a word is worth by where it stands. */
const worth = { question: 3, also: 2.5, short: 1, answer: 0.6 } as const

const index: readonly Indexed[] = questions.map((question) => ({ question, weights: weightsOf(question) }))
const rarity = rarities(index)

/** Below this share of what the words could be worth, nothing was meant. */
const leastShare = 0.34

export interface FoundQuestions {
  readonly questions: readonly HelpQuestion[]
  /** nothing was found: these are only near */
  readonly isNear: boolean
}

export function findQuestions(typed: string): FoundQuestions {
  const words = [...new Set(wordsOf(typed.slice(0, mostTyped)))]
  if (words.length === 0) return { questions: [], isNear: true }
  const could = words.reduce((sum, word) => sum + (rarity.get(word) ?? unknown) * worth.question, 0)
  const scored = index
    .map(({ question, weights }) => ({ question, score: scoreOf(words, weights) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
  const best = scored[0]?.score ?? 0
  const isNear = best < could * leastShare
  const found = isNear ? scored.slice(0, 3) : scored.filter(({ score }) => score > best / 3).slice(0, 8)
  return { questions: found.map(({ question }) => question), isNear }
}

const mostTyped = 200
const unknown = 3.5

function scoreOf(words: readonly string[], weights: ReadonlyMap<string, number>): number {
  return words.reduce((sum, word) => sum + wordScore(word, weights), 0)
}

function wordScore(word: string, weights: ReadonlyMap<string, number>): number {
  const exact = weights.get(word)
  if (exact !== undefined) return exact * (rarity.get(word) ?? unknown)
  let best = 0
  for (const [other, weight] of weights) {
    const likeness = likenessOf(word, other)
    if (likeness > 0) best = Math.max(best, likeness * weight * (rarity.get(other) ?? unknown))
  }
  return best
}

/** 0 to 1: the beginning of one another, or a slip of the finger. */
function likenessOf(typed: string, word: string): number {
  if (Math.min(typed.length, word.length) < 3) return 0
  if (word.startsWith(typed) || typed.startsWith(word)) return 0.7
  return Math.min(typed.length, word.length) >= 4 && isOneSlip(typed, word) ? 0.6 : 0
}

export function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1
  const [restA, restB] = [a.slice(start), b.slice(start)]
  if (restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1)) return true
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2)
}

function weightsOf(question: HelpQuestion): ReadonlyMap<string, number> {
  const weights = new Map<string, number>()
  const texts = [
    [question.question, worth.question],
    [question.also, worth.also],
    [question.short, worth.short],
    [question.answer.join(' '), worth.answer],
  ] as const
  for (const [text, weight] of texts)
    for (const word of wordsOf(text)) weights.set(word, Math.max(weight, weights.get(word) ?? 0))
  return weights
}

function rarities(all: readonly Indexed[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { weights } of all)
    for (const [word, weight] of weights) counts.set(word, (counts.get(word) ?? 0) + (weight > 1 ? 1 : 0.3))
  return new Map([...counts].map(([word, count]) => [word, Math.log(1 + all.length / count)]))
}
