require(process.argv[2]);
const fs=require('fs');
const go=new Go();
WebAssembly.instantiate(fs.readFileSync(process.argv[3]),go.importObject).then(({instance})=>{
 go.run(instance);
 const e=instance.exports;
 const t=(name,f,n)=>{const c0=process.cpuUsage().user,a=Date.now();const r=f();const c=(process.cpuUsage().user-c0)/1e3;console.log(name,r,'wall ms',Date.now()-a,'cpu ms',c.toFixed(0),'per s',(n/c*1000).toFixed(0))};
 t('warm',()=>e.policy(500),500);
 t('policy',()=>e.policy(4000),4000);
 t('random',()=>e.random(4000),4000);
 let d; t('choose 5x2000',()=>d=e.choose(5,2000),10000);
});
