import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Gomoku } from './Gomoku.jsx'

createRoot(document.getElementById('app')).render(<StrictMode><Gomoku /></StrictMode>)
