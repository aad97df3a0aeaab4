import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => onlineManager.subscribe(listener)

/** Whether saves are sent. While the browser is offline, they wait for the connection. */
export const useIsOnline = () => useSyncExternalStore(subscribe, () => onlineManager.isOnline())
