import { runOnOwnNode } from './runOnOwnNode.mjs'

await runOnOwnNode('scripts/load/load.ts')
