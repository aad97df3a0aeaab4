import { createContext, useContext } from 'react'

type MenuState = { isOpen: boolean; setOpen: (open: boolean) => void }

/**
 * Whether the slide-in menu of small screens is open. Not in react-admin's store, where it would still be open after a
 * reload, and be open to begin with on tablets.
 */
export const MenuState = createContext<MenuState>({ isOpen: false, setOpen: () => {} })
export const useMenuState = () => useContext(MenuState)
