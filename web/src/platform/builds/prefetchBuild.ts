import { matchPath } from 'react-router'
import type { BuildMeta, BuiltRoute } from './buildMeta.ts'

/** Prefetches what the page at `pathname` needs from another build, while the browser is idle. */
export function prefetchBuild(build: BuildMeta, pathname: string): void {
  for (const href of chunksFor(build, pathname))
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }),
    )
}

/** Returns the chunks of the page at `pathname`: those of every page, of its routes and of their layouts. */
function chunksFor({ entry, routes }: BuildMeta, pathname: string): ReadonlySet<string> {
  const needed = routes.filter(({ path }) => path !== null && path !== '/*' && matchPath(path, pathname))
  return new Set([
    ...entry,
    ...needed.flatMap(route => withParents(route, routes)).flatMap(each => each.chunks),
  ])
}

function withParents(route: BuiltRoute, routes: readonly BuiltRoute[]): readonly BuiltRoute[] {
  const parent = routes.find(({ id }) => id === route.parentId)
  return parent === undefined ? [route] : [route, ...withParents(parent, routes)]
}
