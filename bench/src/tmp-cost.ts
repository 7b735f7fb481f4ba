import { measurePageCost } from './server/page-cost';
import { searchPaths, someOf, vehiclePaths } from './server/addresses';
const pid=Number(process.argv[2]), port=37359, host='harbour.localhost';
const cars=await vehiclePaths(port,host);
for (const [n,p] of [['search',searchPaths(200)],['vehicle',someOf(cars,200)]] as const) console.log(n,(await measurePageCost({pid,port,host},p,()=>{})).map(c=>`${c.cpuMs.toFixed(1)} ms ${c.htmlBytes|0} B`).join(' | '));
