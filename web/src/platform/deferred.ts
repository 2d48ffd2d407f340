export interface Deferred {
  readonly promise: Promise<void>
  readonly resolve: () => void
}

/** Like `Promise.withResolvers`, which the browsers of stream software lack when the page starts. */
export function deferred(): Deferred {
  let resolve = () => {}
  const promise = new Promise<void>(settle => {
    resolve = settle
  })
  return { promise, resolve }
}
