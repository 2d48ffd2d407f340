import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Lets the built pages start even where the code of a route is missing or fails. React Router imports the routes of a
 * prerendered page statically, and where one of them fails, nothing of the page runs. Now the router itself finds that a
 * route has no code, and shows its error page.
 */
export async function startWithoutRoutes(client: string): Promise<void> {
  const files = await readdir(client, { recursive: true })
  for (const file of files.filter(name => name.endsWith('.html'))) {
    const path = join(client, file)
    await writeFile(path, withSettledRoutes(await readFile(path, 'utf8')))
  }
}

/**
 * The page, whose routes are imported one by one before the entry.
 *
 * @throws Error if React Router writes its pages in another way
 */
export function withSettledRoutes(html: string): string {
  const modules = new Map(
    [...html.matchAll(routeImport)].map(([, name = '', address = '']) => [name, address]),
  )
  const [whole, list] = routeModules.exec(html) ?? []
  if (whole === undefined || list === undefined || modules.size === 0)
    throw new Error(
      'React Router no longer imports the routes of a page as web/startWithoutRoutes.ts expects',
    )
  const entries = [...list.matchAll(/("[^"]+"):(\w+)/g)].map(
    ([, id = '', name = '']) => `[${id},()=>import(${JSON.stringify(modules.get(name))})]`,
  )
  const settled = `const modules=window.__reactRouterRouteModules={};await Promise.allSettled([${entries.join(',')}].map(async([id,load])=>{modules[id]=await load()}));`
  return html.replaceAll(routeImport, '').replace(whole, () => settled)
}

const routeImport = /import \* as (route\d+) from "([^"]+)";\n?/g
const routeModules = /window\.__reactRouterRouteModules = \{(.*?)\};/
