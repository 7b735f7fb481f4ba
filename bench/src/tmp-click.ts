import { openBrowser } from './browser/open-browser';
import { writeFileSync } from 'node:fs';
process.env['CHROMIUM_PATH']='/usr/bin/chromium';
const base=process.argv[2] ?? 'http://harbour.localhost:37359';
const b = await openBrowser();
const ctx = await b.newContext({viewport:{width:1280,height:900}});
await ctx.addInitScript('globalThis.__name = (named) => named;');

const p = await ctx.newPage();
const cdp = await ctx.newCDPSession(p);
await cdp.send('Performance.enable',{timeDomain:'threadTicks'});
const m = async()=>Object.fromEntries((await cdp.send('Performance.getMetrics')).metrics.map(x=>[x.name,x.value]));
const keys=['TaskDuration','ScriptDuration','LayoutDuration','RecalcStyleDuration'];
const acc=[];
await p.goto(base+'/search',{waitUntil:'networkidle'});
await cdp.send('Profiler.enable'); await cdp.send('Profiler.setSamplingInterval',{interval:200});
await p.waitForTimeout(1000);
if (process.argv[3]) await cdp.send('Profiler.start');
for (let i=0;i<14;i++){
 const before=await m();
 await p.evaluate((i)=>{ const f=()=>[...document.querySelectorAll('[aria-label="Results"] a')].map(l=>l.getAttribute('href')).join(' '); const b=f(); (window as any).T={}; 
  const o=new MutationObserver(()=>{ if(f()!==b){o.disconnect(); requestAnimationFrame(()=>setTimeout(()=>{(window as any).T.painted=performance.now()},0));}}); o.observe(document.body,{subtree:true,childList:true,attributes:true});
  const boxes=[...document.querySelectorAll<HTMLInputElement>('aside[aria-label="Filters"] input[name="make"]')]; const on=boxes.find(b=>b.checked); (on ?? boxes[i])!.click(); }, i);
 await p.waitForFunction(()=>(window as any).T.painted);
 await p.waitForTimeout(400);
 const after=await m(); acc.push(keys.map(k=>1000*(after[k]!-before[k]!)));
}
if (process.argv[3]) writeFileSync(process.argv[3], JSON.stringify((await cdp.send('Profiler.stop')).profile));
const med=(a:number[])=>a.sort((x,y)=>x-y)[a.length>>1]!.toFixed(1);
console.log(keys.map((k,j)=>k+' '+med(acc.map(a=>a[j]!))).join(' '));
await b.close();
