import { type Layer, planeSize, type Shape } from '#documents/reader/net.ts'

interface Planes {
  readonly from: Float32Array
  readonly to: Float32Array
}

/** 3×3 convolution with ReLU; most of the time is spent here.
 * Indexes into whole arrays: subarray views are a third slower. */
export function convolve(layer: Layer, shape: Shape, planes: Planes): void {
  const size = planeSize(shape)
  for (let output = 0; output < shape.outputs; output++) {
    planes.to.fill(layer.biases[output] ?? 0, output * size, (output + 1) * size)
    for (let input = 0; input < shape.inputs; input++) addKernel(layer, shape, { ...planes, input, output })
    cutBelowNought(planes.to, output * size, shape)
  }
}

function addKernel({ weights }: Layer, shape: Shape, { from, to, input, output }: Planes & Pair): void {
  const kernel = (output * shape.inputs + input) * 9
  const a = weights[kernel] ?? 0
  const b = weights[kernel + 1] ?? 0
  const c = weights[kernel + 2] ?? 0
  const d = weights[kernel + 3] ?? 0
  const e = weights[kernel + 4] ?? 0
  const f = weights[kernel + 5] ?? 0
  const g = weights[kernel + 6] ?? 0
  const h = weights[kernel + 7] ?? 0
  const i = weights[kernel + 8] ?? 0
  const row = shape.width + 2
  const size = planeSize(shape)
  for (let y = 0; y < shape.height; y++) {
    let above = input * size + y * row
    let at = output * size + (y + 1) * row + 1
    for (const end = at + shape.width; at < end; at++, above++) {
      const beside = above + row
      const below = beside + row
      to[at] =
        (to[at] ?? 0) +
        a * (from[above] ?? 0) +
        b * (from[above + 1] ?? 0) +
        c * (from[above + 2] ?? 0) +
        d * (from[beside] ?? 0) +
        e * (from[beside + 1] ?? 0) +
        f * (from[beside + 2] ?? 0) +
        g * (from[below] ?? 0) +
        h * (from[below + 1] ?? 0) +
        i * (from[below + 2] ?? 0)
    }
  }
}

interface Pair {
  readonly input: number
  readonly output: number
}

/** Also resets the margin, which pads the next layer. */
function cutBelowNought(plane: Float32Array, start: number, { height, width }: Shape): void {
  const row = width + 2
  plane.fill(0, start, start + row)
  plane.fill(0, start + (height + 1) * row, start + (height + 2) * row)
  for (let y = 1; y <= height; y++) {
    const left = start + y * row
    plane[left] = 0
    plane[left + width + 1] = 0
    for (let at = left + 1; at <= left + width; at++) if ((plane[at] ?? 0) < 0) plane[at] = 0
  }
}
