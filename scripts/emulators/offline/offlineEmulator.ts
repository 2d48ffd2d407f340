import type { BinaryName } from '../emulatorBinaries.ts'
import { cloudSdkFolder } from './cloudSdkFolder.ts'
import { storageRulesRuntime } from './storage-rules/storageRulesRuntime.ts'
import { wrappedFirestore } from './wrappedFirestore.ts'

/**
 * The fallback for a machine on which firebase-tools cannot download its emulators: the path of a program made from
 * what an installed Google Cloud SDK has, or undefined where that is not enough.
 */
export async function offlineEmulator(name: BinaryName): Promise<string | undefined> {
  const sdk = cloudSdkFolder(process.env)
  if (sdk === undefined) return undefined
  return name === 'firestore' ? wrappedFirestore(sdk) : storageRulesRuntime(sdk)
}
