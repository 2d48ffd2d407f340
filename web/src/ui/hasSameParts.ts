import { shallowEqual } from 'react-redux'

/** Whether props are the same, or lists and records of the same parts. For `memo`, where these are built again. */
export function hasSameParts<P extends object>(before: P, after: P): boolean {
  const names = Object.keys({ ...before, ...after }) as (keyof P)[]
  return names.every(name => {
    const [one, other] = [before[name], after[name]]
    return Object.is(one, other) || (hasParts(one) && hasParts(other) && shallowEqual(one, other))
  })
}

function hasParts(value: unknown): boolean {
  return Array.isArray(value) || Object.prototype.toString.call(value) === '[object Object]'
}
