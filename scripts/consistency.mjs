import { runOnOwnNode } from './runOnOwnNode.mjs'

await runOnOwnNode('scripts/consistency/consistency.ts')
