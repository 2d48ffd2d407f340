import { runOnOwnNode } from './runOnOwnNode.mjs'

await runOnOwnNode('scripts/pictures/gallery.ts')
