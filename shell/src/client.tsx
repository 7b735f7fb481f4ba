import { startPage } from './start-page.client';

startPage();
