import { type Layer, type Net, SHAPES, weightsBetween } from '#documents/reader/net.ts'
import { biasCount, weightCount } from '#documents/reader/net-file.ts'
import { bell, type Chance } from './random.ts'

export const LAYERS = ['first', 'second', 'third', 'last'] as const satisfies readonly (keyof Net)[]

export function emptyNet(): Net {
  const layer = (name: keyof Net): Layer => ({
    weights: new Float32Array(weightCount(name)),
    biases: new Float32Array(biasCount(name)),
  })
  return { first: layer('first'), second: layer('second'), third: layer('third'), last: layer('last') }
}

export function newbornNet(chance: Chance): Net {
  const net = emptyNet()
  for (const name of LAYERS) {
    const spread = Math.sqrt(2 / (SHAPES[name].inputs * weightsBetween(name)))
    net[name].weights.forEach((_, at, weights) => (weights[at] = bell(chance) * spread))
  }
  return net
}

export function numbersOf(net: Net): readonly Float32Array[] {
  return LAYERS.flatMap((name) => [net[name].weights, net[name].biases])
}

const FADES = { mean: 0.9, square: 0.999 } as const
const DECAY = 1e-4

/** Adam: steps as large as the gradients have been steady. */
export function adam(net: Net): (gradients: Net, rate: number) => void {
  const [means, squares] = [numbersOf(emptyNet()), numbersOf(emptyNet())]
  let steps = 0
  return (gradients, rate) => {
    steps++
    const [meanSeen, squareSeen] = [1 - FADES.mean ** steps, 1 - FADES.square ** steps]
    numbersOf(net).forEach((weights, index) => {
      const [gradient, mean, square] = [numbersOf(gradients)[index], means[index], squares[index]]
      if (gradient === undefined || mean === undefined || square === undefined) return
      for (let at = 0; at < weights.length; at++) {
        const pull = gradient[at] ?? 0
        const meanHere = (mean[at] = FADES.mean * (mean[at] ?? 0) + (1 - FADES.mean) * pull)
        const squareHere = (square[at] = FADES.square * (square[at] ?? 0) + (1 - FADES.square) * pull * pull)
        const step = meanHere / meanSeen / (Math.sqrt(squareHere / squareSeen) + 1e-8)
        weights[at] = (weights[at] ?? 0) - rate * (step + DECAY * (weights[at] ?? 0))
      }
    })
  }
}
