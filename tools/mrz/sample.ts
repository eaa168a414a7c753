import { EVERYTHING, FILLER } from '#documents/reader/alphabet.ts'
import {
  CELL_ACROSS,
  CELL_DOWN,
  CELL_HEIGHT,
  CELL_WIDTH,
  type Cell,
  standardised,
} from '#documents/reader/cells.ts'
import { BLUR_COUNT, PITCH, type Print, SQUARE } from './atlas.ts'
import { bell, between, type Chance, oneOf } from './random.ts'

type Prints = readonly [Print, ...Print[]]

/** A simulated cell: this character, with its neighbours at the edges. */
export function sample(prints: Prints, chance: Chance, character: number): Cell {
  const look = { print: oneOf(chance, prints), blur: Math.floor(chance() ** 1.4 * BLUR_COUNT) }
  const letters = [neighbour(chance), character, neighbour(chance)]
  const lay = laid(chance)
  const light = lit(chance)
  const cell = new Float32Array(CELL_WIDTH * CELL_HEIGHT)
  for (let y = 0; y < CELL_HEIGHT; y++)
    for (let x = 0; x < CELL_WIDTH; x++) {
      const across = ((x + 0.5) / CELL_WIDTH - 0.5) * CELL_ACROSS
      const down = ((y + 0.5) / CELL_HEIGHT - 0.5) * CELL_DOWN
      const ink = Math.max(
        ...letters.map((letter, index) => inkAt(look, letter, lay(across, down, index - 1))),
      )
      cell[y * CELL_WIDTH + x] = light({ x, y, across, down, ink })
    }
  return standardised(exposed(chance, cell, light.ink))
}

/** Empty at line ends; often a filler. */
function neighbour(chance: Chance): number | undefined {
  if (chance() < 0.03) return undefined
  return chance() < 0.25 ? FILLER : Math.floor(chance() * EVERYTHING.length)
}

type Lay = (across: number, down: number, beside: number) => readonly [x: number, y: number]

function laid(chance: Chance): Lay {
  const scale = 1 + bell(chance) * 0.06
  const stretch = 1 + bell(chance) * 0.07
  const turn = bell(chance) * 0.045
  const shear = bell(chance) * 0.1
  const [right, below] = [bell(chance) * 0.06, bell(chance) * 0.065]
  const pitch = 1 + bell(chance) * 0.025
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return (across, down, beside) => {
    const x = ((across * cos - down * sin) / scale) * stretch + shear * down - right
    const y = (across * sin + down * cos) / scale - below
    return [(x - beside * pitch) * PITCH + SQUARE / 2 - 0.5, y * PITCH + SQUARE / 2 - 0.5]
  }
}

/** Bilinear interpolation. */
function inkAt(
  look: { print: Print; blur: number },
  letter: number | undefined,
  [x, y]: readonly [number, number],
): number {
  if (letter === undefined || x < 0 || y < 0 || x >= SQUARE - 1 || y >= SQUARE - 1) return 0
  const ink = look.print[letter]?.[look.blur] ?? new Float32Array()
  const [left, top] = [Math.trunc(x), Math.trunc(y)]
  const at = top * SQUARE + left
  const mix = (from: number) => (ink[from] ?? 0) * (1 - x + left) + (ink[from + 1] ?? 0) * (x - left)
  return mix(at) * (1 - y + top) + mix(at + SQUARE) * (y - top)
}

interface Spot {
  readonly x: number
  readonly y: number
  readonly across: number
  readonly down: number
  readonly ink: number
}

interface Light {
  (spot: Spot): number
  readonly ink: number
}

function lit(chance: Chance): Light {
  const ink = between(chance, 0.35, 1)
  const [slopeX, slopeY] = [bell(chance) * 0.25, bell(chance) * 0.18]
  const noise = chance() ** 2 * 0.22
  const edge = chance() < 0.06 ? { x: chance() * CELL_WIDTH, by: chance() - 0.5 } : undefined
  const scratch =
    chance() < 0.15
      ? { y: chance() * CELL_HEIGHT, slope: between(chance, -0.4, 0.4), dark: between(chance, 0.1, 0.4) }
      : undefined
  const light = (spot: Spot) => {
    const shadow = edge !== undefined && spot.x > edge.x ? edge.by : 0
    const isScratched =
      scratch !== undefined && Math.abs(spot.y - scratch.y - scratch.slope * (spot.x - CELL_WIDTH / 2)) < 0.8
    const paper = 1 + slopeX * spot.across + slopeY * spot.down + shadow - (isScratched ? scratch.dark : 0)
    return paper - spot.ink * ink + bell(chance) * noise * ink
  }
  return Object.assign(light, { ink })
}

function exposed(chance: Chance, cell: Cell, ink: number): Cell {
  if (chance() < 0.15) {
    const threshold = 1 - ink * between(chance, 0.35, 0.65)
    return cell.map((one) => (one < threshold + between(chance, -0.02, 0.02) ? 0 : 1))
  }
  if (chance() >= 0.3) return cell
  const gamma = between(chance, 0.5, 1.7)
  const least = cell.reduce((a, b) => Math.min(a, b))
  const range = cell.reduce((a, b) => Math.max(a, b)) - least + 1e-6
  return cell.map((one) => ((one - least) / range) ** gamma)
}
